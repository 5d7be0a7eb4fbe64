import { RefreshCw } from 'lucide-react'
import { useSystem } from '#client/queries/admin-system'
import { Button } from '#client/ui/button'
import { systemTexts } from './texts.ts'

export function RefreshSystem() {
  const { isFetching, refetch } = useSystem()
  const { refresh, refreshing } = systemTexts
  return (
    <Button icon={RefreshCw} pending={isFetching} pendingLabel={refreshing} onClick={() => void refetch()}>
      {refresh}
    </Button>
  )
}
