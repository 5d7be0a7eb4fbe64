import { texts } from './texts.ts'

/** First match wins: later browsers include the names of earlier ones. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const shownCharacters = 60

/** 'Firefox on Windows', if the user agent says so; else its beginning; '' for an empty one. */
export function describeBrowser(userAgent: string): string {
  const browser = nameOf(userAgent, browsers)
  const system = nameOf(userAgent, systems)
  if (browser && system) return texts.sessions.browserOn(browser, system)
  return browser ?? userAgent.trim().slice(0, shownCharacters)
}

function nameOf(userAgent: string, names: typeof browsers): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
