import type { toolbarTexts } from './texts.ts'

export const visualsToolbar: typeof toolbarTexts = {
  label: 'Werkzeuge',
  undoTip: 'Rückgängig (Strg+Z)',
  redoTip: 'Wiederholen (Strg+Umschalt+Z)',
  moreShapes: 'Weitere Formen',
  more: 'Weitere Werkzeuge',
  icon: 'Symbol',
  fit: (percent) => `Arbeitsfläche einpassen, jetzt bei ${percent} Prozent`,
  fitTip: 'Einpassen',
  size: {
    size: 'Größe der Arbeitsfläche',
    custom: (width, height) => `Eigene ${width}x${height}`,
    preset: (name, width, height) => `${name} ${width}x${height}`,
    customSize: 'Eigene Größe …',
    customTitle: 'Eigene Größe',
    width: 'Breite',
    height: 'Höhe',
    apply: 'Übernehmen',
    cancel: 'Abbrechen',
    sizeHint: (min, max) => `Zwischen ${min} und ${max} Pixel.`,
  },
}
