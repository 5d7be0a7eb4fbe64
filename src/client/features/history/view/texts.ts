import { catalogue } from '#client/lib/catalogue'

/** Every text of the history. */

export const historyTexts = catalogue('history', {
  title: 'Post History',
  whatWorks: 'What works',
  summary: {
    title: 'Summary',
    totalPosts: 'Total posts',
    postsWithVisuals: 'Posts with visuals',
    gpt4Posts: 'GPT-4 posts',
    claudePosts: 'Claude posts',
    loading: 'Counting posts',
    failed: 'Your posts could not be counted.',
  },
  filters: {
    label: 'Find posts',
    search: 'Search posts',
    model: 'Model',
    allModels: 'All models',
    order: { newest: 'Newest first', oldest: 'Oldest first' },
    scheduledOrder: { newest: 'Soonest first', oldest: 'Latest first' },
    changeOrder: 'Change the order',
    clear: 'Clear filters',
    show: 'Show',
    states: {
      all: 'All',
      draft: 'Drafts',
      scheduled: 'Scheduled',
      published: 'Published',
      'needs-you': 'Needs you',
    },
  },
  tabsLabel: 'View',
  tabs: { list: 'List View', calendar: 'Calendar View' },
  found: (posts: string) => `${posts} found`,
  foundMore: (posts: string) => `First ${posts} found`,
  empty: { title: 'No posts found', action: 'Generate Post' },
  noMatch: 'No post matches your search and filters.',
  emptyStates: {
    draft: 'No drafts.',
    scheduled: 'Nothing scheduled.',
    published: 'Nothing published yet.',
    'needs-you': 'You’re all caught up.',
  },
  failed: 'Your posts could not be loaded',
  loading: 'Loading posts',
  posts: (count: number) => (count === 1 ? 'post' : 'posts'),
  characters: 'characters',
  edit: 'Edit',
  by: (name: string) => `by ${name}`,
  byFormerMember: 'by a former member',
  copy: 'Copy',
  atLinkedin: 'LinkedIn',
  visual: 'Create Visual',
  editVisual: 'Edit Visual',
  publish: 'Mark as published',
  unpublish: 'Mark as draft',
  delete: 'Delete',
  undo: 'Undo',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleteDetail: (title: string) => `“${title}” and its versions are deleted.`,
  deletePlanned: 'It’s scheduled and won’t go out.',
  deletePublished: 'It stays on LinkedIn.',
})

export const historyToasts = catalogue('historyToasts', {
  deleted: { title: 'Post Deleted', description: 'It’s removed from your history.' },
  deleteFailed: { title: 'Delete Failed', description: 'Failed to delete post.' },
  published: { title: 'Post Published', description: 'It’s marked as published.' },
  unpublished: { title: 'Post Unpublished', description: 'It’s a draft again.' },
  updateFailed: { title: 'Update Failed', description: 'Failed to update post.' },
})

/** After the server was restored from a backup. */
export const heldTexts = catalogue('historyHeld', {
  title: (count: number) => (count === 1 ? 'One post is on hold' : `${count} posts are on hold`),
  text: 'This server was restored from a backup, so some may be on LinkedIn already. Check your profile there, then mark or unschedule those.',
  goOn: 'Resume all',
  question: (count: number) => ({
    title: count === 1 ? 'Resume this post?' : `Resume ${count} posts?`,
    description: 'Any that are on LinkedIn already will appear twice.',
    confirmLabel: 'Resume',
  }),
  done: (count: number) => ({
    title: 'Resumed',
    description: count === 1 ? '1 post goes out at its time.' : `${count} posts go out at their times.`,
  }),
  failed: 'Still on hold',
})
