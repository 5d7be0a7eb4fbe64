import { Check } from 'lucide-react'
import type { GenerationState } from '#client/features/posts/generation-state'
import { sourceTexts } from './texts.ts'

const stages: readonly string[] = ['fetching', 'reading', 'writing']

type State = 'done' | 'current' | 'toCome'

/**
 * How far a generation is, in three steps; a text or a file needs no fetching and has two. It is there to be looked at:
 * changes are told to screen readers by the generator's status line.
 */
export function WritingSteps({ generation, host }: { generation: GenerationState; host: string | null }) {
  const { steps } = sourceTexts
  const at = stages.indexOf(generation.phase)
  const stateOf = (step: number): State => (step < at ? 'done' : step === at ? 'current' : 'toCome')
  return (
    <ol className="steps" aria-label={steps.label}>
      {generation.isPage && (
        <Step
          state={stateOf(0)}
          label={at === 0 ? steps.fetching(host) : generation.wasFetched ? steps.fetched : steps.atHand}
        />
      )}
      <Step state={stateOf(1)} label={at > 1 ? steps.read : steps.reading} />
      <Step state={stateOf(2)} label={steps.writing} />
    </ol>
  )
}

function Step({ state, label }: { state: State; label: string }) {
  return (
    <li className={state === 'toCome' ? undefined : state} aria-current={state === 'current' ? 'step' : undefined}>
      {state === 'done' ? (
        <Check className="icon s tick" aria-hidden="true" />
      ) : (
        <span className={state === 'current' ? 'spin' : 'spot'} aria-hidden="true" />
      )}
      <span className="steplabel">{label}</span>
      <span className="sr">, {sourceTexts.steps[state]}</span>
    </li>
  )
}
