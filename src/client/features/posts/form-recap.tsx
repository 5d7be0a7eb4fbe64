import { Button } from '#client/ui/button'
import { generatorTexts } from './texts.ts'

/** The form in one line, which takes its place on phones once there is a result to read. */
export function FormRecap({ title, choices, onOpen }: { title: string; choices: string; onOpen: () => void }) {
  return (
    <div className="recap">
      <div>
        <b dir="auto">{title}</b>
        <span className="dim">{choices}</span>
      </div>
      <Button size="sm" onClick={onOpen}>
        {generatorTexts.recap.change}
      </Button>
    </div>
  )
}
