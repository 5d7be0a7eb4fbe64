import { catalogue } from '#client/lib/catalogue'

/** How keys are written. A key without a name here is written as it is. */
export const keyTexts = catalogue('editorKeys', {
  names: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    escape: 'Esc',
    enter: 'Enter',
    delete: 'Delete',
    tab: 'Tab',
  },
  /** Of actions with several keys alike. */
  runs: {
    nudge: 'Arrow keys',
    nudgeFar: 'Shift + arrow keys',
    resize: 'Ctrl + arrow keys',
    resizeFar: 'Ctrl + Shift + arrow keys',
    turn: 'Alt + left or right',
    turnFinely: 'Alt + Shift + left or right',
  },
})
