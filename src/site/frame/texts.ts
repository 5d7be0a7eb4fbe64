/** Words of the head and foot that all public pages share. */
export const frameTexts = {
  skip: 'Skip to content',
  main: 'Main',
  product: 'Product',
  legal: 'Legal',
  social: 'Social',
  features: 'Features',
  pricing: 'Pricing',
  about: 'About',
  signIn: 'Sign In',
  startTrial: 'Start Trial',
  back: 'Back',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  linkedin: 'LinkedIn',
  footer: 'From news to a LinkedIn post you can stand behind.',
} as const

/** What a month of Pro costs; the server puts its price in. */
export const proPrice = '[price-of-pro]'

export const addresses = {
  signIn: '/auth',
  register: '/auth?tab=register',
  social: 'https://social-url.invalid',
} as const
