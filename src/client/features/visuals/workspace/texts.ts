import { catalogue } from '#client/lib/catalogue'

/** Texts around the canvas. Quoted ones stand in spec sections 2, 4, 5, 8 and 9. */
export const workspaceTexts = catalogue('visualsWorkspace', {
  title: 'Visual Editor',
  loading: 'Loading your visual',
  failed: 'This visual could not be opened',
  notFound: { text: 'It may have been deleted.', startNew: 'New visual' },
  header: {
    name: 'Visual name',
    templates: 'Templates',
    export: 'Export',
    save: 'Save',
    saving: 'Saving...',
    mine: 'My visuals',
    versions: 'Earlier versions',
    toPost: 'Back to post',
    more: 'More actions',
  },
  goesOut: (moment: string) => `Goes out with your scheduled post on ${moment}.`,
  stage: {
    label: 'Canvas',
    empty: 'Add text, an image or a shape, or start from a template.',
    shortcuts: 'Shortcuts',
    crop: {
      label: 'Crop',
      smaller: 'Make the picture smaller',
      larger: 'Make the picture larger',
      cancel: 'Cancel',
      done: 'Done',
    },
    uploading: (count: number) => (count === 1 ? 'Uploading a picture...' : `Uploading ${count} pictures...`),
  },
  panels: {
    label: 'Panels',
    layers: 'Layers',
    noLayers: 'No layers yet.',
    properties: 'Properties',
  },
  help: { title: 'Keyboard shortcuts', close: 'Close' },
})
