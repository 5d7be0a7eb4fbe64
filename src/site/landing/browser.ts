import { startDemo } from '../demo/player.ts'
import { showFarewell } from './farewell-toast.ts'

/** All the script of the landing page. */

startDemo()
showFarewell()
