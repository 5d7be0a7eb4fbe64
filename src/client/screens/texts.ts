/** Words of the pages that belong to no feature. */
export const texts = {
  notFound: {
    heading: 'Page not found',
    signedIn: "The page you're looking for doesn't exist or has been moved.",
    signedOut: 'You need to be logged in to access this page.',
    toDashboard: 'Go to Dashboard',
    toHome: 'Back to Home',
    signIn: 'Sign In',
  },
  failure: {
    title: 'This page could not be shown',
    text: 'Check your connection and load it again. What you have typed is kept.',
    reload: 'Try Again',
  },
  unreachable: {
    title: 'Postwright is not answering',
    retry: 'Try Again',
    retrying: 'Trying again...',
  },
  loading: 'Loading Postwright',
} as const
