import { catalogue } from '#client/lib/catalogue'

export const texts = catalogue('workspaces', {
  label: 'Workspaces',
  personal: 'Personal',
  switch: (current: string) => `Workspace: ${current}`,
  unread: (count: number) => (count === 1 ? '1 unread notification' : `${count} unread notifications`),
  failed: 'Your teams could not be loaded.',
  loading: 'Loading your teams',
})
