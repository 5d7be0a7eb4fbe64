import { catalogue } from '#client/lib/catalogue'

/** Words of the toolbar and of the choice of a size. */
export const toolbarTexts = catalogue('visualsToolbar', {
  label: 'Tools',
  undoTip: 'Undo (Ctrl+Z)',
  redoTip: 'Redo (Ctrl+Shift+Z)',
  moreShapes: 'More shapes',
  more: 'More tools',
  icon: 'Icon',
  fit: (percent: number) => `Fit canvas to view, now at ${percent} percent`,
  fitTip: 'Fit to view',
  size: {
    size: 'Canvas size',
    custom: (width: number, height: number) => `Custom ${width}x${height}`,
    preset: (name: string, width: number, height: number) => `${name} ${width}x${height}`,
    customSize: 'Custom size...',
    customTitle: 'Custom size',
    width: 'Width',
    height: 'Height',
    apply: 'Apply',
    cancel: 'Cancel',
    sizeHint: (min: number, max: string) => `Between ${min} and ${max} pixels.`,
  },
})
