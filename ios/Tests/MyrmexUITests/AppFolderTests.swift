import Foundation
import Testing

@testable import MyrmexUI

/// What only Xcode reads, as far as it can be read without it.
@Suite("The app's folder")
struct AppFolderTests {
    private let resources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("App/Resources")

    private func list(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: resources.appendingPathComponent(path))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }

    private func json(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: resources.appendingPathComponent(path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("the privacy manifest tracks nobody and collects nothing")
    func privacy() throws {
        let manifest = try list("PrivacyInfo.xcprivacy")
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
        #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    }

    @Test("the words of the system are there in both languages")
    func languages() throws {
        let french = try list("fr.lproj/InfoPlist.strings")
        let english = try list("en.lproj/InfoPlist.strings")
        #expect(!french.isEmpty)
        #expect(Set(french.keys) == Set(english.keys))
    }

    @Test("the app begins on the colour of its own paper, light and dark")
    func launch() throws {
        let colors = try #require(
            try json("Assets.xcassets/Paper.colorset/Contents.json")["colors"] as? [Any])
        let tones = colors.compactMap { color -> Tone? in
            guard let color = (color as? [String: Any])?["color"] as? [String: Any],
                let parts = color["components"] as? [String: String]
            else { return nil }
            let digits = ["red", "green", "blue"].compactMap { parts[$0].map { $0.dropFirst(2) } }.joined()
            return UInt32(digits, radix: 16).map { Tone($0) }
        }
        #expect(tones == [Palette.light.paper, Palette.dark.paper])
    }

    @Test("the icon that the catalogue names is there")
    func icon() throws {
        let folder = "Assets.xcassets/AppIcon.appiconset"
        let images = try #require(try json("\(folder)/Contents.json")["images"] as? [[String: String]])
        #expect(!images.isEmpty)
        for image in images {
            let name = try #require(image["filename"])
            let file = resources.appendingPathComponent("\(folder)/\(name)")
            #expect(FileManager.default.fileExists(atPath: file.path))
        }
    }
}
