import { catalogue } from '#client/lib/catalogue'

/** Words of snippets: in the settings, and beside a post that is edited. */
export const snippetTexts = catalogue('snippets', {
  kinds: {
    'sign-off': 'Sign-off',
    'call-to-action': 'Call to action',
    hashtags: 'Hashtags',
    hook: 'Favorite hook',
    ending: 'Favorite ending',
  },
  list: {
    title: 'Snippets',
    loading: 'Loading your snippets',
    failed: 'Your snippets could not be loaded',
    none: 'No snippets yet.',
    create: 'New snippet',
    kind: 'Kind',
    content: 'Text',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    edit: 'Edit',
    editLabel: (text: string) => `Edit “${text}”`,
    delete: 'Delete',
    deleteLabel: (text: string) => `Delete “${text}”`,
    tooLong: (max: string) => `Shorten this to ${max} characters.`,
  },
  insert: {
    open: 'Snippets',
    label: 'Snippets',
    keep: 'From this post',
    keepHook: 'Save hook',
    keepEnding: 'Save ending',
    manage: 'Manage snippets',
  },
  saved: 'Snippet saved',
  deleted: 'Snippet deleted',
  undo: 'Undo',
  failed: 'Error',
})
