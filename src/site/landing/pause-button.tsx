import { Pause, Play } from 'lucide-react'
import { buttonClass } from '#client/ui/button'
import { demoTexts as words } from '../demo/texts.ts'

/** Pauses and resumes the demo; player.ts shows it once the demo can play. */
export function PauseButton() {
  return (
    <button
      type="button"
      className={buttonClass({}, 'push demo-pause')}
      data-demo="pause"
      data-pause={words.pause}
      data-play={words.play}
    >
      <Pause className="icon s when-playing" aria-hidden="true" />
      <Play className="icon s when-paused" aria-hidden="true" />
      <span>{words.pause}</span>
    </button>
  )
}
