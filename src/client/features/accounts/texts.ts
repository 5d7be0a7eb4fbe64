import { catalogue } from '#client/lib/catalogue'
import { passwordCharacters } from '#shared/rules/passwords'

/** Words of signing in and registering. Quoted ones stand in spec sections 2, 5 and 8. */
export const texts = catalogue('accounts', {
  backToHome: 'Back to Home',
  tabsLabel: 'Login or register',
  login: {
    tab: 'Login',
    title: 'Sign in to Postwright',
    submit: 'Sign in',
    pending: 'Signing in...',
    done: { title: 'Login successful', description: 'Welcome back!' },
    failed: 'Login failed',
    forgot: 'Forgot password?',
  },
  register: {
    tab: 'Register',
    title: 'Create your account',
    submit: 'Create account',
    pending: 'Creating account...',
    done: { title: 'Registration successful', description: 'Account created successfully!' },
    failed: 'Registration failed',
    approvalHint: 'An administrator activates new accounts.',
    agreement: 'By creating an account you agree to the',
    and: 'and the',
  },
  legal: { terms: 'Terms of Service', privacy: 'Privacy Policy' },
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    met: 'met',
    notMet: 'not met yet',
  },
  passwordRules: {
    length: (characters: number) => `At least ${characters} characters`,
    upperCase: 'One uppercase letter',
    lowerCase: 'One lowercase letter',
    digit: 'One number',
    special: 'One special character',
  },
  invalid: {
    title: 'Error',
    login: 'Please fill in all fields',
    register: 'Email and password are required',
  },
  signOut: {
    label: 'Sign Out',
    pending: 'Signing out...',
    done: { title: 'Logged out', description: 'You have been logged out successfully.' },
    failed: 'Sign out failed',
    unsaved: {
      title: 'Sign out without saving?',
      description: 'Unsaved changes will be lost.',
      confirmLabel: 'Sign Out',
    },
  },
})

/** What the forms say to a failure of the server (spec section 8). */
export const failureTexts = catalogue('accountFailures', {
  generic: 'Something went wrong. Please try again.',
  credentialsWrong: 'Invalid email or password. Please check your credentials.',
  emailUnconfirmed: 'Please check your email and confirm your account first.',
  accountWithoutPassword: "This account isn't set up for password login. Please contact support.",
  passwordTooShort: `Password must be at least ${passwordCharacters.least} characters long.`,
  emailTaken: 'An account with this email already exists. Try logging in instead.',
  emailInvalid: 'Please enter a valid email address.',
  passwordTooCommon: 'Password is too common. Choose another one.',
  passwordTooLong: `A password has at most ${passwordCharacters.most} characters.`,
})
