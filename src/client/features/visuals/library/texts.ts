import { catalogue } from '#client/lib/catalogue'
import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Words of the Media Library. Quoted ones stand in spec sections 2 and 8. */

export const libraryTexts = catalogue('visualsLibrary', {
  title: 'Media Library',
  close: 'Close',
  tabsLabel: 'Picture sources',
  tabs: { uploads: 'My Uploads', stock: 'Stock Images', icons: 'Icons' },
  comingSoon: {
    title: 'Coming soon',
    stock: 'Until then, upload your own.',
    icons: 'Until then, use the Icon button in the toolbar.',
    action: 'My Uploads',
  },

  search: 'Search by name or tag',
  upload: 'Upload images',
  addFrame: 'Add empty frame',
  dropHere: 'Drop pictures to upload them',
  kinds: `PNG, JPEG, WebP, GIF, AVIF or SVG. Pictures over ${megabytes(limits.fileBytes)} MB are made smaller.`,
  loading: 'Loading your pictures',
  failed: 'Your pictures could not be loaded',
  empty: {
    title: 'No images found',
    clear: 'Clear search',
  },
  count: (count: string) => (count === '1' ? '1 picture' : `${count} pictures`),
  found: (found: string, count: string) => `${found} of ${count} pictures`,
  grid: 'Pictures',

  add: (name: string) => `Add ${name}`,
  replaceWith: (name: string) => `Replace with ${name}`,
  addShort: 'Add',
  replaceShort: 'Replace',

  editTags: (name: string) => `Edit the tags of ${name}`,
  tags: 'Tags',
  tagsHint: 'Separate them with commas.',
  tooManyTags: (max: number) => `A picture has at most ${max} tags.`,
  tagTooLong: (max: number) => `A tag has at most ${max} characters.`,
  saveTags: 'Save',
  cancel: 'Cancel',
  tagsSaved: { title: 'Tags saved' },
  tagsFailed: 'Save failed',

  delete: (name: string) => `Delete ${name}`,
  deleteQuestion: {
    title: 'Are you sure you want to delete this image?',
    description: (name: string) => `“${name}” is deleted for good and will be missing in visuals that use it.`,
    inUse: (name: string) => `“${name}” is deleted for good and will be missing in the open visual.`,
    confirmLabel: 'Delete',
  },
  deleted: { title: 'Asset Deleted' },
  deleteFailed: { title: 'Delete Failed', description: 'Failed to delete asset.' },
})

export const uploadTexts = catalogue('visualsUploads', {
  list: 'Uploads',
  of: (name: string) => `Upload of ${name}`,
  waiting: 'Waiting',
  checking: 'Checking the picture',
  cancel: (name: string) => `Cancel the upload of ${name}`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again to upload ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  broken: 'The server could not be reached. Check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
  pasted: 'Pasted picture',
  succeeded: {
    title: 'Upload Successful',
    description: (count: number) =>
      count === 1 ? 'The picture is in your library.' : `${count} pictures are in your library.`,
  },
  failed: { title: 'Upload Failed', description: 'Failed to upload files.' },
})
