import type { SourceInstruction } from '#shared/grounding/ground-post'
import { cutText } from '#shared/linkedin/cut'
import { checkingTexts } from './texts.ts'

const mostShown = 5
const longestShown = 300

/** That a source tried to give orders to the model, and which. */
export function InstructionsNote({ instructions }: { instructions: readonly SourceInstruction[] }) {
  return (
    <div role="note">
      <b>{checkingTexts.instructions}</b>
      {instructions.slice(0, mostShown).map(({ source, start, text }) => (
        <blockquote key={`${source} ${start}`} dir="auto">
          {cutText(text, longestShown, '…', { atWord: true })}
        </blockquote>
      ))}
    </div>
  )
}
