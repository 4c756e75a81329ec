import Foundation
import MyrmexCore
import MyrmexModel
import MyrmexUI
import SwiftUI
import UIKit

/// The app on an iPhone or an iPad.
@main
struct Main: SwiftUI.App {
    @State private var model = GameModel(open: openCore)

    var body: some SwiftUI.Scene {
        WindowGroup {
            Game(model: model)
                .background { TouchWatch { model.touched() } }
                .onChange(of: model.screen?.awake ?? false, initial: true) { _, awake in
                    UIApplication.shared.isIdleTimerDisabled = awake
                }
        }
    }
}

/// Opens the core on the app's own folder. Every move is on disk before it is on the screen, so
/// nothing is lost when the system ends the app.
@Sendable private func openCore() throws -> any Core {
    let folder = try FileManager.default
        .url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        .appendingPathComponent("Myrmex")
    return try MyrmexCore.App.open(
        storageDir: folder.path,
        locale: Locale.preferredLanguages.first ?? "fr",
        now: Int64(Date.now.timeIntervalSince1970),
        utcOffset: Int32(TimeZone.current.secondsFromGMT())
    )
}
