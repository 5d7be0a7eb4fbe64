import { startDemo } from '../demo/player.ts'
import { followChosenTheme } from './picture-theme.ts'
import { showSignOutMessage } from './sign-out-toast.ts'

/** The landing page's only script. */

followChosenTheme()
startDemo()
showSignOutMessage()
