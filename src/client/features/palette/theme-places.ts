import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, type Theme } from '#client/lib/theme'
import type { PlaceGroup } from './places.ts'
import { texts } from './texts.ts'

/** Light, dark and as the system has it. @param shown null: the system's */
export function themePlaces(shown: Theme | null): PlaceGroup {
  const words = texts.theme
  const choices = [
    { theme: null, label: words.system, icon: Monitor },
    { theme: 'light', label: words.light, icon: Sun },
    { theme: 'dark', label: words.dark, icon: Moon },
  ] as const
  return {
    title: words.title,
    places: choices.map(({ theme, label, icon }) => ({
      label,
      icon,
      ...(theme === shown && { note: words.inUse }),
      act: () => chooseTheme(theme),
    })),
  }
}
