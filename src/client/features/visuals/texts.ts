/** Words of the visual editor. Quoted ones stand in spec sections 2, 4, 5, 8 and 9. */

export const visualTexts = {
  title: 'Visual Editor',
  defaultName: 'Untitled Visual',
  loading: 'Loading your visual',
  failed: 'This visual could not be opened',
  unreadable: 'This visual was saved in a form that this version cannot read.',
  notFound: { text: 'It may have been deleted.', startNew: 'New Visual' },

  header: {
    name: 'Visual name',
    size: 'Canvas size',
    custom: (width: number, height: number) => `Custom ${width}x${height}`,
    preset: (name: string, width: number, height: number) => `${name} ${width}x${height}`,
    customSize: 'Custom size...',
    customTitle: 'Custom size',
    width: 'Width',
    height: 'Height',
    apply: 'Apply',
    cancel: 'Cancel',
    sizeHint: (min: number, max: string) => `Between ${min} and ${max} pixels. Layers stay where they are.`,
    templates: 'Templates',
    export: 'Export',
    save: 'Save',
    saving: 'Saving...',
    mine: 'My visuals',
    create: 'New visual',
  },

  saving: {
    saved: { title: 'Visual Saved', description: 'You find it under My visuals.' },
    failed: { title: 'Save Failed', description: 'Failed to save visual.' },
    nameRequired: { title: 'Name Required', description: 'Please enter a name for your visual.' },
    conflict: {
      title: 'Saved elsewhere since',
      description:
        'This visual was saved in another window since you opened it. Saving now replaces what was saved there.',
      confirmLabel: 'Overwrite',
    },
    deleted: {
      title: 'This visual was deleted',
      description: 'It was deleted since you opened it. It can be saved as a new visual.',
      confirmLabel: 'Save as New',
    },
    state: {
      saving: 'Saving...',
      savedAt: (time: string) => `Saved ${time}`,
      saved: 'Saved',
      unsaved: 'Unsaved changes',
      never: 'Not saved yet',
    },
    leave: {
      title: 'Leave without saving?',
      description:
        'Your changes are kept on this device and offered when you come back. They count once you save them.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
  },

  recovery: {
    text: (moment: string) => `Unsaved changes from ${moment} were kept`,
    restore: 'Restore',
    discard: 'Discard',
    restored: 'Your unsaved changes are back.',
    unreadable: { title: 'Restore Failed', description: 'The kept copy could not be read.' },
  },

  tools: {
    label: 'Tools',
    undo: 'Undo',
    redo: 'Redo',
    text: 'Text',
    image: 'Image',
    rectangle: 'Rectangle',
    moreShapes: 'More shapes',
    line: 'Line',
    circle: 'Circle',
    triangle: 'Triangle',
    icon: 'Icon',
    placeholder: 'Placeholder',
    grid: 'Grid',
    snap: 'Snap to grid',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    zoom: (percent: number) => `${percent} %`,
    fit: (percent: number) => `Fit canvas to view, now at ${percent} percent`,
    fitTip: 'Fit to view',
  },

  icons: {
    search: 'Search icons',
    none: 'No icon of this name.',
    choose: 'Choose an icon',
  },

  stage: {
    label: 'Canvas',
    size: (width: number, height: number) => `${width} × ${height}`,
    empty: 'Add a text, an image or a shape from the toolbar, drop a picture here, or start from a template.',
    shortcuts: 'Shortcuts',
    failed: 'This part could not be loaded. Check your connection and open it again.',
    close: 'Close',
  },

  panels: {
    label: 'Panels',
    layers: 'Layers',
    noLayers: 'No layers yet.',
    properties: 'Properties',
    basic: 'Basic',
    style: 'Style',
    effects: 'Effects',
    several: (count: number) => `${count} layers selected`,
  },

  pages: {
    label: 'Pages',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    add: 'Add page',
    duplicate: 'Duplicate page',
    remove: 'Remove page',
    earlier: 'Move page left',
    later: 'Move page right',
    full: (max: number) => `A visual has at most ${max} pages.`,
  },

  mine: {
    title: 'My visuals',
    loading: 'Loading your visuals',
    failed: 'Your visuals could not be loaded',
    empty: { title: 'No visuals yet', text: 'What you save in the editor stands here.' },
    open: (name: string) => `Open ${name}`,
    isOpen: 'Open now',
    changed: (moment: string) => `Saved ${moment}`,
    delete: (name: string) => `Delete ${name}`,
    question: {
      title: 'Delete this visual?',
      description: (name: string) => `“${name}” will be gone for good.`,
      confirmLabel: 'Delete',
    },
    deleted: { title: 'Visual Deleted', description: 'It is no longer among your visuals.' },
    deleteFailed: 'Delete Failed',
    close: 'Close',
  },

  help: { title: 'Keyboard shortcuts', close: 'Close' },
} as const
