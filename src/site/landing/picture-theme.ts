import { chosenTheme } from '#client/lib/theme'

/** A picture's sources know only the theme of the system: here they follow the chosen one. */
export function followChosenTheme(): void {
  const theme = chosenTheme()
  if (!theme) return
  const isShown = theme === 'dark' ? '(min-width: 0px)' : '(max-width: 0px)'
  for (const source of document.querySelectorAll('source')) {
    source.media = source.media.replace('(prefers-color-scheme: dark)', isShown)
  }
}
