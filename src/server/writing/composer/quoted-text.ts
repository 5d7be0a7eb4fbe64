import { serverPacks } from '#shared/languages/server-packs'
import type { Language } from '#shared/rules/languages'

/** A text in the language's quotation marks; marks within it become inner ones. */
export function quoted(text: string, language: Language): string {
  const { quotes, innerQuotes } = serverPacks[language].writing.setting
  const inner = text.replace(
    /“([^“”]*)”|„([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"([^"]*)"/gu,
    (_, ...groups: readonly unknown[]) =>
      `${innerQuotes[0]}${groups.slice(0, 5).find((group) => typeof group === 'string')}${innerQuotes[1]}`,
  )
  return `${quotes[0]}${inner}${quotes[1]}`
}
