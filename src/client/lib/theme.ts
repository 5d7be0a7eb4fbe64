/** Light or dark: what was chosen in this browser, for the app and the public pages alike; else as its system has it. */

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'postwright.theme'
const darkSystem = '(prefers-color-scheme: dark)'

/** What this browser remembers. @returns null: the system's */
export function chosenTheme(): Theme | null {
  try {
    return toTheme(localStorage.getItem(storageKey))
  } catch {
    return null // storage is forbidden
  }
}

/** Changes the theme at once and remembers it. @param choice null: the system's */
export function chooseTheme(choice: Theme | null): void {
  try {
    if (choice === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is forbidden: the choice holds until the page is left.
  }
  showTheme(choice)
}

/** Of the document, and of the bars that the browser draws around it. */
export function showTheme(choice: Theme | null): void {
  const { documentElement: root } = document
  if (choice === null) delete root.dataset.theme
  else root.dataset.theme = choice
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', choice ?? themes.join(' '))
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, place) => {
    const own = themes[place]
    meta.media = choice === null ? `(prefers-color-scheme: ${own})` : choice === own ? 'all' : 'not all'
  })
}

/** What is shown. @returns null: the system's */
export function shownTheme(): Theme | null {
  return toTheme(document.documentElement.dataset.theme)
}

export function isDark(): boolean {
  return (shownTheme() ?? (matchMedia(darkSystem).matches ? 'dark' : 'light')) === 'dark'
}

/** Tells of every change, by choice or by the system. @returns ends it */
export function watchTheme(listen: () => void): () => void {
  const system = matchMedia(darkSystem)
  const attribute = new MutationObserver(listen)
  attribute.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  system.addEventListener('change', listen)
  return () => {
    attribute.disconnect()
    system.removeEventListener('change', listen)
  }
}

function toTheme(value: string | null | undefined): Theme | null {
  return themes.find((each) => each === value) ?? null
}
