// Generated from openapi/openapi.yaml. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AdminOrder,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  UnauthorizedResponse
} from '../../model/index.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { list } from '../../../../src/shared/api/answer-reader.ts';
import { readAdminOrder } from '../../readers/adminOrder.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListAllOrdersUrl = () => {




  return `/orders/admin/all`
}

/**
 * @summary List all orders
 */
export const listAllOrders = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<AdminOrder[]> => {

  return tokenHttp<AdminOrder[]>(getListAllOrdersUrl(),
  {
    ...options,
    method: 'GET'


  },
  list(readAdminOrder)
);}





export const getListAllOrdersQueryKey = () => {
    return [
    `/orders/admin/all`
    ] as const;
    }


export const getListAllOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllOrdersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllOrders>>> = ({ signal }) => listAllOrders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listAllOrders>>>
export type ListAllOrdersQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useListAllOrders<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllOrders>>,
          TError,
          Awaited<ReturnType<typeof listAllOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllOrders<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllOrders>>,
          TError,
          Awaited<ReturnType<typeof listAllOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllOrders<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all orders
 */

export function useListAllOrders<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllOrdersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAllOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllOrdersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllOrders>>> = ({ signal }) => listAllOrders({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAllOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAllOrders>>>
export type ListAllOrdersSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useListAllOrdersSuspense<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllOrdersSuspense<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllOrdersSuspense<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all orders
 */

export function useListAllOrdersSuspense<TData = Awaited<ReturnType<typeof listAllOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllOrdersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






