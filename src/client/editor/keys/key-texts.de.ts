import type { keyTexts } from './key-texts.ts'

export const editorKeys: typeof keyTexts = {
  names: {
    ctrl: 'Strg',
    shift: 'Umschalt',
    alt: 'Alt',
    escape: 'Esc',
    enter: 'Eingabe',
    delete: 'Entf',
    tab: 'Tab',
  },
  runs: {
    nudge: 'Pfeiltasten',
    nudgeFar: 'Umschalt + Pfeiltasten',
    resize: 'Strg + Pfeiltasten',
    resizeFar: 'Strg + Umschalt + Pfeiltasten',
    turn: 'Alt + links oder rechts',
    turnFinely: 'Alt + Umschalt + links oder rechts',
  },
}
