import { catalogue } from '#client/lib/catalogue'
import { limits } from '#shared/rules/limits'

/** Words of "Your voice" in the settings, and of the page that asks for it once. */
export const voiceTexts = catalogue('authorVoice', {
  loading: 'Loading your voice',
  failed: 'Your voice could not be loaded',
  about: {
    title: 'About You',
    text: 'The model writes your posts from this point of view. You can leave any field empty.',
    role: 'Your role',
    roleHint: 'For example “Head of purchasing at a hospital group”.',
    field: 'Your field',
    fieldHint: 'For example “Hospital logistics”.',
    writesFor: 'Who you write for',
    writesForHint: 'For example “Buyers and managers in healthcare”.',
    standsFor: 'What you stand for',
    standsForHint: 'Views you are known for, for example “Long contracts cost hospitals more than they save”.',
  },
  posts: {
    title: 'Your Posts',
    text: (most: string, shown: string) =>
      `Up to ${most} posts you wrote. The ${shown} most typical ones are shown to the model as examples.`,
    archive: 'LinkedIn archive',
    archiveHint:
      'On LinkedIn: Settings & Privacy > Data privacy > Get a copy of your data. Choose the ZIP file or the Shares.csv in it. It is read in this browser; only the posts you save are sent to the server.',
    choose: 'Choose Archive',
    reading: 'Reading...',
    paste: 'Paste posts',
    pasteHint: 'Put a line with --- between two posts.',
    add: 'Add Posts',
    kept: (count: string, most: string) => `${count} of ${most} posts.`,
    typical: 'Example for the model',
    remove: (start: string) => `Remove “${start}”`,
    removeAll: 'Remove All',
    none: 'No posts yet.',
    added: (count: number) => (count === 1 ? '1 post added.' : `${count} posts added.`),
    newest: (added: string, found: string) => `${added} posts added: the newest of ${found} in the archive.`,
    nothingNew: 'These posts are here already.',
    tooLong: (max: string) => `What is left in the field is longer than ${max} characters. Please shorten it.`,
    noRoom: 'There is no room for more. What is left in the field was not added.',
    archiveFull: 'There is no room for more posts. Remove some first.',
  },
  problems: {
    unreadable: 'This file could not be read. Choose the ZIP file as LinkedIn sent it, or the Shares.csv in it.',
    noShares: 'There are no posts in this file. Choose the ZIP file as LinkedIn sent it, or the Shares.csv in it.',
    noPosts: `This archive has no posts of ${limits.ownPostWords} words or more.`,
    tooLarge: 'The list of posts in this file is too large. Choose the archive as LinkedIn sent it.',
    encrypted: 'This ZIP file has a password. Unpack it and choose the Shares.csv in it.',
  },
  profile: {
    title: 'How You Write',
    text: 'Worked out from your posts. Change it as you like: this is what the model follows.',
    label: 'Description',
    empty: 'Add posts above, or describe in your own words how you write.',
    again: 'Describe Again',
    replace: {
      title: 'Replace the description?',
      description: 'Your changes to it are lost.',
      confirmLabel: 'Replace',
    },
  },
  source: {
    title: 'Naming the Source',
    text: 'How a new post names the article it is based on. You can choose otherwise for each post.',
    label: 'Source',
    usual: 'Default (in passing)',
    mentions: {
      passing: 'In passing, within the text',
      line: 'On a line of its own at the end',
      comment: 'In the first comment, not in the post',
    },
  },
  saved: { title: 'Voice Saved', description: 'Your next post is written with it.' },
  saveFailed: { title: 'Save Failed', description: 'Your voice could not be saved.' },
  welcome: {
    title: 'Who is writing?',
    text: 'Posts sound like you when the model knows who signs them. Fill in what you like; you can change it in Settings under “Your voice”.',
    save: 'Save and Continue',
    skip: 'Skip',
  },
})
