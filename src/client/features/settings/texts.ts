import { catalogue } from '#client/lib/catalogue'

/** Words of the AI settings and the content styles. Quoted ones stand in spec sections 2, 5 and 8. */

export const settingsTexts = catalogue('settings', {
  title: 'Settings',
  tabsLabel: 'Settings',
  tabs: {
    account: 'Account',
    'ai-settings': 'AI Settings',
    'content-styles': 'Content Styles',
    'your-voice': 'Your voice',
    brand: 'Brand',
    linkedin: 'LinkedIn',
  },
  save: 'Save',
  saving: 'Saving...',
  tooLong: (max: string) => `Shorten this to ${max} characters.`,
  kept: 'What you typed is kept.',
  leave: {
    title: 'Leave without saving?',
    description: 'Your changes stay in this tab as a draft.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
})

export const modelTexts = catalogue('settingsModels', { notConfigured: 'not configured', needsPro: 'Pro' })

/** Followed by the words themselves: du, tu, je. */
export const addressTexts = catalogue('settingsAddress', {
  label: 'Form of address',
  informal: (words: string) => `Informal (${words})`,
  formal: (words: string) => `Formal (${words})`,
})

export const aiTexts = catalogue('aiSettings', {
  loading: 'Loading your settings',
  failed: 'Your settings could not be loaded',
  start: {
    title: 'New posts',
    stylesWin: 'Your content styles win.',
    model: 'Preferred model',
    defaultModel: (label: string) => `Default (${label})`,
    modelUnavailable: (label: string) => `Not available to you now. Posts start with ${label}.`,
    language: 'Preferred language',
    asArticle: 'As the article',
    style: 'Content Style',
    defaultStyle: 'Default',
    own: 'Your styles',
    shared: 'Shared styles',
  },
  voice: {
    title: 'Every post',
    added: 'Added to Your voice.',
    audience: 'Target audience',
    audienceExample: 'Hospital managers who buy software',
    prompt: 'Custom prompt',
    promptExample: 'No emoji. One number at most.',
  },
  examples: {
    title: 'Example posts',
    voiceWins: 'Posts in Your voice or a content style win.',
    label: (number: number) => `Example ${number}`,
  },
  discard: 'Discard changes',
  unsaved: 'Not saved yet.',
  isSaved: 'Saved.',
  saved: { title: 'Settings Saved' },
  saveFailed: { title: 'Save Failed', description: 'Failed to save settings.' },
})

export const styleTexts = catalogue('contentStyles', {
  own: {
    title: 'Your content styles',
    create: 'New content style',
    loading: 'Loading your content styles',
    failed: 'Your content styles could not be loaded',
    empty: 'No content styles yet',
    edit: 'Edit',
    delete: 'Delete',
    editLabel: (name: string) => `Edit ${name}`,
    deleteLabel: (name: string) => `Delete ${name}`,
    webSearch: 'Web search',
    moreExamples: (count: number) => (count === 1 ? '1 more example' : `${count} more examples`),
    noExamples: 'No example posts',
  },
  shared: {
    title: 'Shared styles',
    loading: 'Loading shared styles',
    failed: 'The shared styles could not be loaded',
    empty: 'No shared styles yet.',
  },
  form: {
    newTitle: 'New content style',
    editTitle: 'Edit content style',
    name: 'Name',
    model: 'Default model',
    language: 'Default language',
    address: 'As in your voice',
    webSearch: 'Default web search',
    needsModel: 'Web search is only available with OpenAI GPT-4o model.',
    needsPlan: 'Web search is only available in paid plans.',
    proFeature: 'Pro Feature',
    examples: 'Example posts',
    example: (number: number) => `Example ${number}`,
    addExample: 'Add Another Example',
    removeExample: (number: number) => `Remove example ${number}`,
    cancel: 'Cancel',
    missing: {
      title: 'This content style does not exist',
      text: 'It may have been deleted.',
      action: 'All content styles',
    },
  },
  saved: { title: 'Content style saved' },
  deleted: { title: 'Content style deleted' },
  failed: 'Error',
  deleteQuestion: {
    title: 'Are you sure you want to delete this content style?',
    description: (name: string) => `“${name}” and its examples are deleted for good. Posts written in it stay.`,
    confirmLabel: 'Delete',
  },
})
