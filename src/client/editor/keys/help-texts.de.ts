import type { helpTexts } from './help-texts.ts'

export const editorHelp: typeof helpTexts = {
  groups: {
    change: 'Verschieben und ändern',
    draw: 'Durch Ziehen zeichnen',
    select: 'Auswählen',
    order: 'Reihenfolge und Gruppen',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    typing: 'Beim Bearbeiten von Text',
    dragging: 'Beim Ziehen',
  },
  gestures: {
    drawHow: { keys: 'Ziehen', label: 'Mit einem dieser Werkzeuge oder ab einer Schaltfläche der Werkzeugleiste' },
    drawRegular: { keys: 'Umschalt', label: 'Gleiche Breite und Höhe, oder eine Linie in Schritten von 15 Grad' },
    drawFromCentre: { keys: 'Alt', label: 'Aus der Mitte' },
    paste: { keys: 'Strg + V', label: 'Ebenen, Text oder Bilder einfügen' },
    pan: { keys: 'Leertaste + Ziehen', label: 'Ansicht verschieben' },
    wheel: { keys: 'Strg + Mausrad', label: 'Am Zeiger zoomen' },
    bold: { keys: 'Strg + B', label: 'Fett' },
    italic: { keys: 'Strg + I', label: 'Kursiv' },
    wordsBar: { keys: 'Alt + F10', label: 'Ausgewählte Wörter formatieren' },
    leaveText: { keys: 'Tab', label: 'Bearbeiten des Textes beenden' },
    proportions: {
      keys: 'Umschalt',
      label: 'Seitenverhältnis beibehalten, auf einer Achse bleiben oder in Schritten von 15 Grad drehen',
    },
    copy: { keys: 'Alt', label: 'Eine Kopie ziehen oder aus der Mitte skalieren' },
    noSnapping: { keys: 'Strg', label: 'Ohne Einrasten' },
    cancel: { keys: 'Esc', label: 'Abbrechen und wiederherstellen' },
  },
}
