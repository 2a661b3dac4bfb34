import { Unplug } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useAppState } from '../../store/appContext.ts'

/** The page can do nothing without the app; the project is safe there. */
export function LostNotice() {
  const connection = useAppState((state) => state.connection)
  if (connection !== 'lost') return null
  return (
    <div className="lost" role="alert" data-testid="lost">
      <Unplug size={16} aria-hidden="true" />
      <p>The connection to Tapehand was lost. The project is safe.</p>
      <Button className="button button-strong" onPress={() => location.reload()} data-testid="reload">
        Reload
      </Button>
    </div>
  )
}
