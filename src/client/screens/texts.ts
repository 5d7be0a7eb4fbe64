import { catalogue } from '#client/lib/catalogue'

/** Words of the pages that belong to no feature. */
export const texts = catalogue('screens', {
  notFound: {
    heading: 'Page not found',
    signedIn: "The page you're looking for doesn't exist or has been moved.",
    signedOut: 'You need to be logged in to access this page.',
    toDashboard: 'Go to Dashboard',
    toHome: 'Back to Home',
    signIn: 'Sign In',
  },
  missingTeam: {
    heading: 'Team not found',
    text: 'There is no team at this address, or you are not a member of it.',
    toOwn: 'To your own posts',
  },
  failure: {
    title: 'This page could not be loaded',
    offline: 'You seem to be offline. Check your connection and reload. What you typed is kept.',
    text: 'The connection was lost, or Postwright was updated. Reload. What you typed is kept.',
    reload: 'Reload',
  },
  unreachable: {
    title: 'Postwright is not answering',
    retry: 'Try again',
    retrying: 'Trying again...',
  },
  loading: 'Loading Postwright',
})
