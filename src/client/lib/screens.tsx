import { type ComponentType, use } from 'react'
import { type FetchedCode, fetchCode } from './fetch-code.ts'

/** Screens are code of their own, fetched when needed or when a link to them is hovered or focused. */

export type ScreenCode = FetchedCode<ComponentType>

const screens = new Map<string, ScreenCode>()

/** @param paths the addresses that show the screen, for `prefetchScreen`. */
export function defineScreen(paths: readonly string[], importScreen: () => Promise<ComponentType>): ScreenCode {
  const screen = fetchCode(importScreen)
  for (const path of paths) screens.set(path, screen)
  return screen
}

/** Shows a screen. Unlike React.lazy it does so without a moment of fallback when the code is already here. */
export function Screen({ of }: { of: ScreenCode }) {
  const Loaded = of.current() ?? use(of.load())
  return <Loaded />
}

/** Fetches the code of the screen at `href`, if it is one of ours. Failing is no matter: the visit itself will tell. */
export function prefetchScreen(href: string): void {
  const path = href.split(/[?#]/)[0] ?? href
  screens
    .get(path)
    ?.load()
    .catch(() => undefined)
}
