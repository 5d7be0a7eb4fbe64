import type { Role } from '#shared/rules/plans'

/** Words of the user management. Quoted ones stand in spec sections 2 and 8. */

export const texts = {
  title: 'User Management',
  tabsLabel: 'Users',
  tabs: { pending: 'Pending Approvals', all: 'All Users', activity: 'Activity' },
  pending: {
    approve: 'Approve',
    registered: (date: string) => `Registered ${date}`,
    empty: {
      title: 'No Pending Approvals',
      text: 'New accounts appear here until you approve them.',
      action: 'Refresh',
    },
    failed: 'The list could not be loaded',
    loading: 'Loading pending approvals',
  },
  approved: { title: 'User Approved', description: (name: string) => `${name} can use Postwright now.` },
  approvalFailed: 'Approval Failed',
} as const

export const roleLabels: Record<Role, string> = { admin: 'Admin', user: 'Pro', trial: 'Trial' }

export const tableTexts = {
  caption: 'Users',
  columns: { user: 'User', role: 'Role', status: 'Status', posts: 'Posts', joined: 'Joined', actions: 'Actions' },
  you: 'You',
  roleOf: (name: string) => `Role of ${name}`,
  status: { approved: 'Approved', pending: 'Pending' },
  posts: (used: number, max: number | null) => (max === null ? `${used}, no limit` : `${used}/${max}`),
  approve: 'Approve',
  withdraw: 'Withdraw',
  withdrawLabel: (name: string) => `Withdraw approval of ${name}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete ${name}`,
  loading: 'Loading users',
  failed: 'The users could not be loaded',
  empty: {
    title: 'No users found',
    text: 'No name and no email address contains all of these words.',
    textUnfiltered: 'Invite the first one, or wait for a registration.',
    action: 'Clear Search',
  },
  showMore: 'Show more',
  showingMore: 'Loading...',
  shown: (count: number) => (count === 1 ? '1 user shown' : `${count} users shown`),
  section: 'Users',
  viewAll: 'View All',
} as const

export const filterTexts = {
  label: 'Find users',
  search: 'Search by name or email',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'Name',
    email: 'Email',
    posts: 'Most posts this month',
  },
} as const

export const changeTexts = {
  withdrawn: {
    title: 'Approval Withdrawn',
    description: (name: string) => `${name} has been signed out and waits for approval again.`,
  },
  roleChanged: { title: 'Role Changed', description: (name: string, role: string) => `${name} is ${role} now.` },
  deleted: { title: 'User Deleted', description: (name: string) => `The account of ${name} is gone.` },
  updateFailed: 'Update Failed',
  deleteFailed: 'Delete Failed',
  withdrawQuestion: {
    title: (name: string) => `Withdraw the approval of ${name}?`,
    description:
      'They are signed out everywhere and wait until someone approves them again. Nothing they made is lost.',
    confirmLabel: 'Withdraw',
  },
  promoteQuestion: {
    title: (name: string) => `Make ${name} an administrator?`,
    description: 'Administrators see and change all accounts, prompts and styles.',
    confirmLabel: 'Make Administrator',
  },
  demoteQuestion: {
    title: (name: string) => `Take the administrator rights of ${name}?`,
    description: 'They lose the administration at once and keep what they made.',
    confirmLabel: 'Take Rights',
  },
  deleteQuestion: {
    title: 'Are you sure you want to delete this user?',
    description: (name: string) => `The account of ${name} goes for good, with all posts, styles and settings in it.`,
    confirmLabel: 'Delete',
  },
} as const

export const inviteTexts = {
  open: 'Invite User',
  title: 'Invite User',
  text: 'They choose a password through a link and are let in without further approval.',
  email: 'Email',
  role: 'Role',
  send: 'Send Invitation',
  sending: 'Sending...',
  cancel: 'Cancel',
  invalidEmail: 'Please enter a valid email address.',
  sent: {
    title: 'Invitation Sent',
    description: (email: string) => `A link is on its way to ${email}.`,
    withoutMail: (email: string) => `Mail is not set up. The link for ${email} stands in the server’s log.`,
  },
  failed: 'Invitation Failed',
} as const

export const activityTexts = {
  loading: 'Loading the activity',
  failed: 'The activity could not be loaded',
  empty: {
    title: 'No activity yet',
    text: 'What administrators change is listed here.',
    action: 'Refresh',
  },
  by: 'by',
} as const
