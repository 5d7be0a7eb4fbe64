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
    noMatch: 'No template has this in its name or description.',
    clear: 'Clear Search',
    mine: 'Design something worth repeating, then save it as a template.',
    text: 'Save what is on the canvas as your first template.',
  },

  use: (name: string) => `Use ${name}`,
  useShort: 'Use',
  size: (width: string, height: string) => `${width} × ${height}`,
  pages: (count: number) => `${count} pages`,
  used: (count: string) => (count === '1' ? 'used once' : `used ${count} times`),
  mine: 'Yours',
  builtIn: 'Built in',
  wanting: 'Needs more details',
  delete: (name: string) => `Delete ${name}`,

  replaceQuestion: {
    title: 'Replace what is on the canvas?',
    description: (name: string) =>
      `“${name}” replaces all layers and settings on the canvas, which are not saved. Undo brings them back.`,
    confirmLabel: 'Replace',
  },
  chosen: (name: string) => `Template ${name} is on the canvas.`,
  notFilled: {
    title: 'Post Not Loaded',
    description: 'The template shows its sample text. Check your connection and choose it again.',
  },
  unreadable: { title: 'Template Not Opened', description: 'This template cannot be read. Pick another one.' },

  deleteQuestion: {
    title: 'Are you sure you want to delete this template?',
    own: (name: string) => `“${name}” will be permanently deleted. Visuals made from it stay.`,
    global: (name: string) => `“${name}” will be deleted for everyone here. Visuals made from it stay.`,
    confirmLabel: 'Delete',
  },
  deleted: { title: 'Template Deleted', description: 'Visuals made from it stay as they are.' },
  deleteFailed: 'Delete Failed',
})

export const saveTexts = catalogue('visualsSaveTemplate', {
  open: 'Save as Template',
  title: 'Save as Template',
  name: 'Name',
  nameMissing: 'Please enter a name for your template.',
  description: 'Description',
  descriptionHint: 'What it is for. The search looks here too.',
  tooLong: (max: number) => `Please shorten this to ${max} characters.`,
  forWhom: 'For whom',
  me: 'For me',
  everyone: 'Publish for everyone',
  everyoneHint: 'Everyone here can use it. Its pictures become empty frames, because they are yours alone.',
  cancel: 'Cancel',
  save: 'Save Template',
  publish: 'Publish for Everyone',
  saving: 'Saving...',
  saved: { title: 'Template Saved', description: 'Find it under My Templates.' },
  published: { title: 'Template Saved', description: 'Everyone finds it under Global Templates.' },
  failed: { title: 'Save Failed', description: 'Failed to save template.' },
})
