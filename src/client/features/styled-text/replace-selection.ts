/**
 * Puts text in place of the selection and selects it, as if it had been typed: the browser's undo takes it back, and
 * whoever listens to the field's input is notified.
 */
export function replaceSelection(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = field
  field.focus()
  field.setSelectionRange(start, end)
  // Deprecated, and the only way that keeps the undo; without it the text is still changed.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
  }
  field.setSelectionRange(start, start + text.length)
}
