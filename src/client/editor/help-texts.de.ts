import type { helpTexts } from './help-texts.ts'

export const editorHelp: typeof helpTexts = {
  groups: {
    change: 'Verschieben und ändern',
    draw: 'Durch Ziehen zeichnen',
    select: 'Auswählen',
    order: 'Reihenfolge und Gruppen',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    typing: 'Beim Schreiben in einem Text',
    dragging: 'Beim Ziehen',
  },
  gestures: {
    drawHow: { keys: 'Ziehen', label: 'Mit einem dieser Werkzeuge oder von einer Schaltfläche der Leiste aus' },
    drawRegular: { keys: 'Umschalt', label: 'So breit wie hoch, oder eine Linie in Schritten von 15 Grad' },
    drawFromCentre: { keys: 'Alt', label: 'Aus der Mitte' },
    paste: { keys: 'Strg + V', label: 'Ebenen, Text oder Bilder einfügen' },
    pan: { keys: 'Leertaste + Ziehen', label: 'Ansicht verschieben' },
    wheel: { keys: 'Strg + Mausrad', label: 'Am Zeiger zoomen' },
    bold: { keys: 'Strg + B', label: 'Wörter fett' },
    italic: { keys: 'Strg + I', label: 'Wörter kursiv' },
    wordsBar: { keys: 'Alt + F10', label: 'Zu den Farben der Wörter' },
    leaveText: { keys: 'Tab', label: 'Text verlassen' },
    proportions: { keys: 'Umschalt', label: 'Seitenverhältnis, eine Achse oder Schritte von 15 Grad einhalten' },
    copy: { keys: 'Alt', label: 'Eine Kopie ziehen oder aus der Mitte skalieren' },
    noSnapping: { keys: 'Strg', label: 'Ohne Einrasten' },
    cancel: { keys: 'Esc', label: 'Alles zurücksetzen' },
  },
}
