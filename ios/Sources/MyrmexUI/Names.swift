import MyrmexCore
import SwiftUI

// Both modules have these words. Here they mean the core's; SwiftUI's are written in full.
typealias Button = MyrmexCore.Button
typealias ButtonStyle = MyrmexCore.ButtonStyle
typealias Link = MyrmexCore.Link
typealias Scene = MyrmexCore.Scene
typealias Settings = MyrmexCore.Settings
typealias Shape = MyrmexCore.Shape
typealias Tab = MyrmexCore.Tab

/// Reports to the core what somebody did.
public typealias Send = @MainActor (Event) -> Void
