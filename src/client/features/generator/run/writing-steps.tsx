import { Check } from 'lucide-react'
import { cx } from '#client/lib/cx'
import { Cluster } from '#client/ui/layout'
import { Spin } from '#client/ui/spinner'
import type { GenerationState } from './generation-state.ts'
import { stepTexts } from './step-texts.ts'
import styles from './writing-steps.module.css'

const stages: readonly string[] = ['fetching', 'reading', 'writing']

type State = 'done' | 'current' | 'toCome'

/**
 * The progress of a generation, in three steps; a text or a file needs no fetching and has two. Screen readers get
 * changes from GenerationStatus instead.
 */
export function WritingSteps({ generation, host }: { generation: GenerationState; host: string | null }) {
  const at = stages.indexOf(generation.phase)
  const stateOf = (step: number): State => (step < at ? 'done' : step === at ? 'current' : 'toCome')
  return (
    <Cluster as="ol" gap={20} rowGap={4} align="stretch" className={styles.steps} aria-label={stepTexts.label}>
      {generation.isPage && (
        <Step
          state={stateOf(0)}
          label={at === 0 ? stepTexts.fetching(host) : generation.wasFetched ? stepTexts.fetched : stepTexts.atHand}
        />
      )}
      <Step state={stateOf(1)} label={at > 1 ? stepTexts.read : stepTexts.reading} />
      <Step state={stateOf(2)} label={stepTexts.writing} />
    </Cluster>
  )
}

function Step({ state, label }: { state: State; label: string }) {
  return (
    <Cluster
      as="li"
      gap={6}
      wrap={false}
      className={cx(styles.step, state === 'current' && styles.current)}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {state === 'done' ? (
        <Check className={cx('icon s', styles.tick)} aria-hidden="true" />
      ) : state === 'current' ? (
        <Spin className={styles.spin} />
      ) : (
        <span className={styles.spot} aria-hidden="true" />
      )}
      <span className={styles.label}>{label}</span>
      <span className="sr">, {stepTexts[state]}</span>
    </Cluster>
  )
}
