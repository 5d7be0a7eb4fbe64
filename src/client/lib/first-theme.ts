import { chosenTheme, showTheme } from './theme.ts'

/** Stands in the head of every page (theme-script.ts), so that a chosen theme is there before anything is painted. */

const chosen = chosenTheme()
if (chosen) showTheme(chosen)
