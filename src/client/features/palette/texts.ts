import { catalogue } from '#client/lib/catalogue'

export const texts = catalogue('palette', {
  label: 'Go to',
  placeholder: 'Go to a page or a post',
  pages: 'Pages',
  posts: 'Latest posts',
  search: 'Search',
  searchPosts: (words: string) => `Search posts for “${words}”`,
  results: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  names: {
    home: 'Dashboard',
    generate: 'Generate Post',
    visualEditor: 'Visual Editor',
    history: 'Post History',
    schedule: 'Schedule',
    calendar: 'Post Calendar',
    settings: 'Settings',
    subscribe: 'Upgrade to Pro',
    admin: 'Admin Dashboard',
    adminUsers: 'User management',
    adminPrompts: 'Prompt management',
    adminModels: 'Models',
    adminLinkedin: 'LinkedIn',
    adminSettings: 'Installation Settings',
    adminSystem: 'System',
  },
})
