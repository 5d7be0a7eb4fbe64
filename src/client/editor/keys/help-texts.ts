import { catalogue } from '#client/lib/catalogue'

/** Words of the list of all keys, beside the labels of the actions. */
export const helpTexts = catalogue('editorHelp', {
  groups: {
    change: 'Move and change',
    draw: 'Draw by dragging',
    select: 'Select',
    order: 'Order and groups',
    edit: 'Edit',
    view: 'View',
    typing: 'While editing text',
    dragging: 'While dragging',
  },
  /** Gestures with the pointer while a key is held, and keys that the browser or the text field handles. */
  gestures: {
    drawHow: { keys: 'Drag', label: 'With one of these tools, or starting on a toolbar button' },
    drawRegular: { keys: 'Shift', label: 'Equal width and height, or a line in steps of 15 degrees' },
    drawFromCentre: { keys: 'Alt', label: 'From the center' },
    paste: { keys: 'Ctrl + V', label: 'Paste layers, text or pictures' },
    pan: { keys: 'Space + drag', label: 'Move the view' },
    wheel: { keys: 'Ctrl + wheel', label: 'Zoom at the pointer' },
    bold: { keys: 'Ctrl + B', label: 'Bold' },
    italic: { keys: 'Ctrl + I', label: 'Italic' },
    wordsBar: { keys: 'Alt + F10', label: 'Format the selected words' },
    leaveText: { keys: 'Tab', label: 'Stop editing the text' },
    proportions: { keys: 'Shift', label: 'Keep the proportions, stay on one axis, or turn in steps of 15 degrees' },
    copy: { keys: 'Alt', label: 'Drag a copy, or resize from the center' },
    noSnapping: { keys: 'Ctrl', label: 'No snapping' },
    cancel: { keys: 'Escape', label: 'Cancel and restore' },
  },
})
