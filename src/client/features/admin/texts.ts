export const texts = {
  title: 'User Management',
  tabsLabel: 'Users',
  pending: {
    tab: 'Pending Approvals',
    approve: 'Approve',
    registered: (date: string) => `Registered ${date}`,
    empty: {
      title: 'No Pending Approvals',
      text: 'New accounts appear here until you approve them.',
      action: 'Refresh',
    },
    failed: 'The list could not be loaded',
    retry: 'Try Again',
    retrying: 'Trying again...',
    loading: 'Loading pending approvals',
    approved: { title: 'User Approved', description: (name: string) => `${name} can use Postwright now.` },
    approvalFailed: 'Approval Failed',
  },
} as const
