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
    typing: 'While typing in a text',
    dragging: 'While dragging',
  },
  /** What the hand does while a key is held, and what the browser's own events do. */
  gestures: {
    drawHow: { keys: 'Drag', label: 'With one of these tools, or from a button of the toolbar' },
    drawRegular: { keys: 'Shift', label: 'As wide as high, or a line in steps of 15 degrees' },
    drawFromCentre: { keys: 'Alt', label: 'From the middle' },
    paste: { keys: 'Ctrl + V', label: 'Paste layers, text or pictures' },
    pan: { keys: 'Space + drag', label: 'Move the view' },
    wheel: { keys: 'Ctrl + wheel', label: 'Zoom at the pointer' },
    bold: { keys: 'Ctrl + B', label: 'Bold words' },
    italic: { keys: 'Ctrl + I', label: 'Italic words' },
    wordsBar: { keys: 'Alt + F10', label: 'Go to the colors of words' },
    leaveText: { keys: 'Tab', label: 'Leave the text' },
    proportions: { keys: 'Shift', label: 'Keep the proportions, one axis, or steps of 15 degrees' },
    copy: { keys: 'Alt', label: 'Drag a copy, or resize from the centre' },
    noSnapping: { keys: 'Ctrl', label: 'No snapping' },
    cancel: { keys: 'Escape', label: 'Put everything back' },
  },
})
