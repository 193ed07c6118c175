import { QueryObserver, type QueryObserverOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'

/**
 * The data of a query for which nothing waits: undefined while it loads and after a failure. A new answer is rendered in
 * several tasks, whereas `useQuery` renders everything below its component in one. The options must not change while
 * the component is mounted.
 */
export function useDeferredQuery<Answer, Failure, Data, Key extends QueryKey>(
  options: QueryObserverOptions<Answer, Failure, Data, Answer, Key>,
): Data | undefined {
  const client = useQueryClient()
  const [observer] = useState(() => new QueryObserver(client, options))
  const [data, setData] = useState(observer.getCurrentResult().data)
  useEffect(() => {
    const take = () => startTransition(() => setData(observer.getCurrentResult().data))
    const leave = observer.subscribe(take)
    // It may have changed since the render.
    take()
    return leave
  }, [observer])
  return data
}
