import { catalogue } from '#client/lib/catalogue'

/** Words of the AI settings and the content styles. Quoted ones stand in spec sections 2, 5 and 8. */

export const settingsTexts = catalogue('settings', {
  title: 'Settings',
  tabsLabel: 'Settings',
  tabs: {
    account: 'Account',
    'ai-settings': 'AI Settings',
    'your-voice': 'Your voice',
    'content-styles': 'Content Styles',
    brand: 'Brand kit',
    linkedin: 'LinkedIn',
  },
  save: 'Save',
  saving: 'Saving...',
  tooLong: (max: string) => `Please shorten this to ${max} characters.`,
  kept: 'What you typed is kept.',
  leave: {
    title: 'Leave without saving?',
    description: 'Your changes are kept as a draft in this browser tab. They count once you save them.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
})

export const modelTexts = catalogue('settingsModels', { notConfigured: 'not configured', needsPro: 'Pro' })

export const aiTexts = catalogue('aiSettings', {
  loading: 'Loading your settings',
  failed: 'Your settings could not be loaded',
  start: {
    title: 'New Posts',
    text: 'What the generator starts with. You can choose otherwise for each post.',
    model: 'Preferred Model',
    defaultModel: (label: string) => `Default (${label})`,
    modelUnavailable: (label: string) => `Not available to you at the moment. Posts start with ${label}.`,
    language: 'Preferred Language',
    defaultLanguage: (label: string) => `Default (${label})`,
    style: 'Content Style',
    defaultStyle: 'Default',
    own: 'Your styles',
    shared: 'Shared styles',
  },
  voice: {
    title: 'Your Voice',
    text: 'Always follow these instructions.',
    audience: 'Target Audience',
    audienceHint: 'Who should read your posts, for example “hospital managers who buy software”.',
    prompt: 'Custom Prompt',
    promptHint: 'Always follow these instructions, for example “No emoji. One number at most.”',
  },
  examples: {
    title: 'Example Posts',
    text: 'Posts that sound like you. They are followed where neither a content style nor “Your voice” has posts of its own.',
    label: (number: number) => `Example ${number}`,
  },
  discard: 'Discard Changes',
  unsaved: 'Not saved yet.',
  saved: { title: 'Settings Saved', description: 'Your next post starts with them.' },
  saveFailed: { title: 'Save Failed', description: 'Failed to save settings.' },
})

export const styleTexts = catalogue('contentStyles', {
  own: {
    title: 'Your Content Styles',
    create: 'New Content Style',
    loading: 'Loading your content styles',
    failed: 'Your content styles could not be loaded',
    empty: {
      title: 'No content styles yet',
      text: 'A style keeps a model, a language and examples of how you write, ready to pick in the generator.',
    },
    edit: 'Edit',
    delete: 'Delete',
    editLabel: (name: string) => `Edit ${name}`,
    deleteLabel: (name: string) => `Delete ${name}`,
    webSearch: 'Web search',
    moreExamples: (count: number) => (count === 1 ? '1 more example' : `${count} more examples`),
    noExamples: 'No example posts',
  },
  shared: {
    title: 'Shared Styles',
    text: 'Everyone here can write in these. Administrators look after them.',
    loading: 'Loading shared styles',
    failed: 'The shared styles could not be loaded',
    empty: 'There are none at the moment.',
  },
  form: {
    newTitle: 'New Content Style',
    editTitle: 'Edit Content Style',
    name: 'Name',
    model: 'Default Model',
    language: 'Default Language',
    webSearch: 'Default Web Search',
    webSearchHint: 'Pages it cites count as sources.',
    needsModel: 'Web search is only available with OpenAI GPT-4o model.',
    needsPlan: 'Web search is only available in paid plans.',
    proFeature: 'Pro Feature',
    examples: 'Example Posts',
    examplesHint: 'One to three posts that show how this style sounds.',
    example: (number: number) => `Example ${number}`,
    addExample: 'Add Another Example',
    removeExample: (number: number) => `Remove example ${number}`,
    cancel: 'Cancel',
    missing: {
      title: 'This content style does not exist',
      text: 'It may have been deleted.',
      action: 'All Content Styles',
    },
  },
  saved: { title: 'Content Style Saved', description: 'You can pick it in the generator.' },
  deleted: { title: 'Content Style Deleted', description: 'Posts written in it stay as they are.' },
  failed: 'Error',
  deleteQuestion: {
    title: 'Are you sure you want to delete this content style?',
    description: (name: string) =>
      `“${name}” and its example posts will be permanently deleted. Posts written in it stay.`,
    confirmLabel: 'Delete',
  },
})
