import { catalogue } from '#client/lib/catalogue'

/** Words of snippets: in the settings, and beside a post that is edited. */
export const snippetTexts = catalogue('snippets', {
  kinds: {
    'sign-off': 'Sign-off',
    'call-to-action': 'Call to action',
    hashtags: 'Hashtags',
    hook: 'Favorite opening',
    ending: 'Favorite ending',
  },
  list: {
    title: 'Snippets',
    text: 'Texts you add to posts again and again. Insert them while you edit a post.',
    loading: 'Loading your snippets',
    failed: 'Your snippets could not be loaded',
    none: 'No snippets yet.',
    create: 'New Snippet',
    kind: 'Kind',
    content: 'Text',
    save: 'Save Snippet',
    saving: 'Saving...',
    cancel: 'Cancel',
    edit: 'Edit',
    editLabel: (text: string) => `Edit “${text}”`,
    delete: 'Delete',
    deleteLabel: (text: string) => `Delete “${text}”`,
    tooLong: (max: string) => `Please shorten this to ${max} characters.`,
  },
  insert: {
    open: 'Snippets',
    label: 'Snippets',
    keep: 'Keep from this post',
    keepHook: 'Save opening as favorite',
    keepEnding: 'Save ending as favorite',
    manage: 'Manage snippets',
  },
  saved: { title: 'Snippet Saved', description: 'You can insert it while you edit a post.' },
  deleted: { title: 'Snippet Deleted', description: 'Posts that have it stay as they are.' },
  failed: 'Error',
})
