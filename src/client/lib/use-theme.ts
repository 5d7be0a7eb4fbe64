import { useSyncExternalStore } from 'react'
import { shownTheme, type Theme, watchTheme } from './theme.ts'

/** The theme that is shown by choice; null: the system's. */
export function useShownTheme(): Theme | null {
  return useSyncExternalStore(watchTheme, shownTheme)
}
