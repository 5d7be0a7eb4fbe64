import { catalogue } from '#client/lib/catalogue'

/** Words of the templates' window. Quoted ones stand in spec sections 2, 4 and 8. */

export const templateTexts = catalogue('visualsTemplates', {
  title: 'Templates',
  close: 'Close',
  filtersLabel: 'Which templates',
  filters: { all: 'All', mine: 'My Templates', global: 'Global Templates' },
  search: 'Search by name or description',
  viewLabel: 'View',
  views: { grid: 'Grid view', list: 'List view' },
  format: 'Format',
  formats: {
    all: 'All formats',
    portrait: 'Portrait 4:5',
    square: 'Square',
    landscape: 'Landscape',
  },
  list: 'Templates',
  loading: 'Loading templates',
  failed: 'The templates could not be loaded',
  empty: {
    title: 'No templates found',
    clear: 'Clear search',
    text: 'Save your canvas as your first template.',
  },

  use: (name: string) => `Use ${name}`,
  pages: (count: number) => `${count} pages`,
  used: (count: string) => (count === '1' ? 'used once' : `used ${count} times`),
  mine: 'Yours',
  builtIn: 'Built in',
  wanting: 'Needs more details',
  delete: (name: string) => `Delete ${name}`,

  replaceQuestion: {
    title: 'Replace what is on the canvas?',
    description: (name: string) => `“${name}” replaces your unsaved layers and settings. You can undo it.`,
    confirmLabel: 'Replace',
  },
  chosen: (name: string) => `Template ${name} is on the canvas.`,
  notFilled: {
    title: 'Post not loaded',
    description: 'Check your connection and choose the template again.',
  },
  unreadable: { title: 'Template not opened', description: 'Pick another one.' },

  deleteQuestion: {
    title: 'Are you sure you want to delete this template?',
    own: (name: string) => `“${name}” is deleted for good. Visuals made from it stay.`,
    global: (name: string) => `“${name}” is deleted for everyone. Visuals made from it stay.`,
    confirmLabel: 'Delete',
  },
  deleted: { title: 'Template deleted' },
  deleteFailed: 'Delete failed',
})

export const saveTexts = catalogue('visualsSaveTemplate', {
  open: 'Save as template',
  title: 'Save as template',
  name: 'Name',
  nameMissing: 'Please enter a name for your template.',
  description: 'Description',
  tooLong: (max: number) => `Please shorten this to ${max} characters.`,
  forWhom: 'For whom',
  me: 'For me',
  everyone: 'Publish for everyone',
  everyoneHint: 'Without your pictures.',
  cancel: 'Cancel',
  save: 'Save template',
  publish: 'Publish for everyone',
  saving: 'Saving...',
  saved: { title: 'Template Saved', description: 'Find it under My Templates.' },
  published: { title: 'Template Saved', description: 'Everyone finds it under Global Templates.' },
  failed: { title: 'Save Failed', description: 'Failed to save template.' },
})
