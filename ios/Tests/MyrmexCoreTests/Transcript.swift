import Foundation
import MyrmexCore

/// A match played on the core itself, written down for other languages to play again.
struct Transcript {
    let name: String
    let steps: [Step]

    private let folder: URL
    private let opening: [String: Any]

    /// An event and its answer; the first step has no event.
    struct Step {
        let event: Event?
        /// A screen, or a failure's kind and sentence.
        let answer: [String: Any]
    }

    struct Malformed: Error {
        let what: String
    }

    init(folder: URL) throws {
        self.folder = folder
        name = folder.lastPathComponent
        let text = try String(contentsOf: folder.appendingPathComponent("transcript.jsonl"), encoding: .utf8)
        let lines = try text.split(separator: "\n").map { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            else {
                throw Malformed(what: "a line that is no object")
            }
            return object
        }
        opening = lines.first ?? [:]
        steps = try lines.dropFirst().map { line in
            let event = line["event"] as? [String: Any]
            return Step(event: try event.map(Event.init(json:)), answer: line.filter { $0.key != "event" })
        }
    }

    /// Those the build has written.
    static func all() throws -> [Transcript] {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folders = try FileManager.default.contentsOfDirectory(
            at: package.appendingPathComponent(".build/transcripts"), includingPropertiesForKeys: nil)
        return try folders.sorted { $0.path < $1.path }.map(Transcript.init(folder:))
    }

    /// Plays it through the bindings, on a copy of the files of the match as it was dealt.
    func play() throws -> [Result<Screen, any Error>] {
        let store = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.copyItem(at: folder.appendingPathComponent("store"), to: store)
        defer { try? FileManager.default.removeItem(at: store) }
        guard let locale = opening["locale"] as? String,
            let now = opening["now"] as? NSNumber,
            let offset = opening["utc_offset"] as? NSNumber
        else { throw Malformed(what: "an opening without locale and time") }
        let app = try App.open(
            storageDir: store.path, locale: locale, now: now.int64Value, utcOffset: offset.int32Value)
        return steps.map { step in
            Result { try step.event.map { try app.send(event: $0) } ?? app.screen() }
        }
    }
}

extension Event {
    fileprivate init(json: [String: Any]) throws {
        func text(_ field: String) throws -> String {
            guard let text = json[field] as? String else { throw Transcript.Malformed(what: field) }
            return text
        }
        switch try text("event") {
        case "tap": self = .tap(target: try text("target"))
        case "press": self = .press(id: try text("id"))
        case "enter": self = .enter(field: try text("field"), text: try text("text"))
        case "hold": self = .hold(id: try text("id"), down: json["down"] as? Bool ?? false)
        case "back": self = .back
        case "suspended": self = .suspended
        case "resumed":
            self = .resumed(now: (json["now"] as? NSNumber)?.int64Value ?? 0, locale: try text("locale"))
        case "continue": self = .continue
        case let word: throw Transcript.Malformed(what: "an event called \(word)")
        }
    }
}

/// Where an answer through the bindings differs from what the core wrote, a line for each.
func differences(_ answer: Result<Screen, any Error>, from written: [String: Any]) -> [String] {
    switch answer {
    case .success(let screen):
        return differences(screen, from: written["screen"], at: "screen")
    case .failure(let failure as Failure):
        let told = Mirror(reflecting: failure).children.first
        let sentence = told.flatMap { Mirror(reflecting: $0.value).children.first?.value as? String }
        return differences([told?.label ?? "", sentence ?? ""], from: written["failure"], at: "failure")
    case .failure(let other):
        return ["an error that is no failure: \(other)"]
    }
}

private func differences(_ value: Any, from json: Any?, at path: String) -> [String] {
    func compared<T: Equatable>(_ one: T, _ other: T?) -> [String] {
        one == other ? [] : ["\(path) = \(one), written \(json ?? "nothing")"]
    }
    switch value {
    case let text as String: return compared(text, json as? String)
    case let truth as Bool: return compared(truth, json as? Bool)
    case let number as any BinaryInteger: return compared(Int64(number), (json as? NSNumber)?.int64Value)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
        guard let some = mirror.children.first else { return json is NSNull ? [] : ["\(path) is missing"] }
        return differences(some.value, from: json, at: path)
    case .collection:
        let list = json as? [Any] ?? []
        guard list.count == mirror.children.count else {
            return ["\(path): \(mirror.children.count), written \(list.count)"]
        }
        return zip(mirror.children, list).enumerated().flatMap { at, pair in
            differences(pair.0.value, from: pair.1, at: "\(path)/\(at)")
        }
    case .struct:
        let object = json as? [String: Any] ?? [:]
        let unread = Set(object.keys).subtracting(mirror.children.compactMap { $0.label.map(snake) })
        return unread.sorted().map { "\(path)/\($0) did not cross" }
            + mirror.children.flatMap { child in
                let name = snake(child.label ?? "")
                return differences(child.value, from: object[name], at: "\(path)/\(name)")
            }
    case .enum:
        guard let payload = mirror.children.first, let word = payload.label else {
            return compared("\(value)".lowercased(), json as? String)
        }
        // A place is its name and, under the same name, its one field.
        let object = json as? [String: Any]
        let field = Mirror(reflecting: payload.value).children.first?.value ?? payload.value
        return compared(word, object?["screen"] as? String)
            + differences(field, from: object?[word], at: "\(path)/\(word)")
    default:
        return ["\(path) is nothing that was foreseen: \(value)"]
    }
}

/// The core's spelling of a field.
private func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
}
