import { startDemo } from '../demo/player.ts'
import { showSignOutMessage } from './sign-out-toast.ts'

/** All the script of the landing page. */

startDemo()
showSignOutMessage()
