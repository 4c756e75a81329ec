package app.myrmex.desktop

fun main() = Unit
