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
  DailySales,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  LifetimeSales,
  MonthlySales,
  UnauthorizedResponse,
  WeeklySales
} from '../../model/index.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readLifetimeSales } from '../../readers/lifetimeSales.ts';
import { readDailySales } from '../../readers/dailySales.ts';
import { readWeeklySales } from '../../readers/weeklySales.ts';
import { readMonthlySales } from '../../readers/monthlySales.ts';


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

export const getGetLifetimeSalesUrl = () => {




  return `/dashboard/lifetime-sales`
}

/**
 * @summary Get the shop's figures
 */
export const getLifetimeSales = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<LifetimeSales> => {

  return tokenHttp<LifetimeSales>(getGetLifetimeSalesUrl(),
  {
    ...options,
    method: 'GET'


  },
  readLifetimeSales
);}





export const getGetLifetimeSalesQueryKey = () => {
    return [
    `/dashboard/lifetime-sales`
    ] as const;
    }


export const getGetLifetimeSalesQueryOptions = <TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLifetimeSalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLifetimeSales>>> = ({ signal }) => getLifetimeSales({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLifetimeSalesQueryResult = NonNullable<Awaited<ReturnType<typeof getLifetimeSales>>>
export type GetLifetimeSalesQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetLifetimeSales<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLifetimeSales>>,
          TError,
          Awaited<ReturnType<typeof getLifetimeSales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLifetimeSales<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLifetimeSales>>,
          TError,
          Awaited<ReturnType<typeof getLifetimeSales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLifetimeSales<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the shop's figures
 */

export function useGetLifetimeSales<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLifetimeSalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetLifetimeSalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLifetimeSalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLifetimeSales>>> = ({ signal }) => getLifetimeSales({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLifetimeSalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLifetimeSales>>>
export type GetLifetimeSalesSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetLifetimeSalesSuspense<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLifetimeSalesSuspense<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLifetimeSalesSuspense<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the shop's figures
 */

export function useGetLifetimeSalesSuspense<TData = Awaited<ReturnType<typeof getLifetimeSales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifetimeSales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLifetimeSalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDailySalesUrl = () => {




  return `/salestatistics/sales/daily`
}

/**
 * @summary Count the orders, daily
 */
export const getDailySales = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<DailySales> => {

  return tokenHttp<DailySales>(getGetDailySalesUrl(),
  {
    ...options,
    method: 'GET'


  },
  readDailySales
);}





export const getGetDailySalesQueryKey = () => {
    return [
    `/salestatistics/sales/daily`
    ] as const;
    }


export const getGetDailySalesQueryOptions = <TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailySalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailySales>>> = ({ signal }) => getDailySales({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailySalesQueryResult = NonNullable<Awaited<ReturnType<typeof getDailySales>>>
export type GetDailySalesQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetDailySales<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailySales>>,
          TError,
          Awaited<ReturnType<typeof getDailySales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailySales<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailySales>>,
          TError,
          Awaited<ReturnType<typeof getDailySales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailySales<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders, daily
 */

export function useGetDailySales<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailySalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDailySalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailySalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailySales>>> = ({ signal }) => getDailySales({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDailySalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDailySales>>>
export type GetDailySalesSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetDailySalesSuspense<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailySalesSuspense<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailySalesSuspense<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders, daily
 */

export function useGetDailySalesSuspense<TData = Awaited<ReturnType<typeof getDailySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDailySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailySalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWeeklySalesUrl = () => {




  return `/salestatistics/sales/weekly`
}

/**
 * @summary Count the orders, weekly
 */
export const getWeeklySales = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<WeeklySales> => {

  return tokenHttp<WeeklySales>(getGetWeeklySalesUrl(),
  {
    ...options,
    method: 'GET'


  },
  readWeeklySales
);}





export const getGetWeeklySalesQueryKey = () => {
    return [
    `/salestatistics/sales/weekly`
    ] as const;
    }


export const getGetWeeklySalesQueryOptions = <TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWeeklySalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWeeklySales>>> = ({ signal }) => getWeeklySales({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWeeklySalesQueryResult = NonNullable<Awaited<ReturnType<typeof getWeeklySales>>>
export type GetWeeklySalesQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetWeeklySales<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWeeklySales>>,
          TError,
          Awaited<ReturnType<typeof getWeeklySales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWeeklySales<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWeeklySales>>,
          TError,
          Awaited<ReturnType<typeof getWeeklySales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWeeklySales<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders, weekly
 */

export function useGetWeeklySales<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWeeklySalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWeeklySalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWeeklySalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWeeklySales>>> = ({ signal }) => getWeeklySales({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetWeeklySalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getWeeklySales>>>
export type GetWeeklySalesSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetWeeklySalesSuspense<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWeeklySalesSuspense<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWeeklySalesSuspense<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders, weekly
 */

export function useGetWeeklySalesSuspense<TData = Awaited<ReturnType<typeof getWeeklySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWeeklySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWeeklySalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMonthlySalesUrl = () => {




  return `/salestatistics/sales/monthly`
}

/**
 * @summary Count the orders, monthly
 */
export const getMonthlySales = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<MonthlySales> => {

  return tokenHttp<MonthlySales>(getGetMonthlySalesUrl(),
  {
    ...options,
    method: 'GET'


  },
  readMonthlySales
);}





export const getGetMonthlySalesQueryKey = () => {
    return [
    `/salestatistics/sales/monthly`
    ] as const;
    }


export const getGetMonthlySalesQueryOptions = <TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMonthlySalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMonthlySales>>> = ({ signal }) => getMonthlySales({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMonthlySalesQueryResult = NonNullable<Awaited<ReturnType<typeof getMonthlySales>>>
export type GetMonthlySalesQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetMonthlySales<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMonthlySales>>,
          TError,
          Awaited<ReturnType<typeof getMonthlySales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMonthlySales<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMonthlySales>>,
          TError,
          Awaited<ReturnType<typeof getMonthlySales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMonthlySales<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders, monthly
 */

export function useGetMonthlySales<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMonthlySalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMonthlySalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMonthlySalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMonthlySales>>> = ({ signal }) => getMonthlySales({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMonthlySalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMonthlySales>>>
export type GetMonthlySalesSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useGetMonthlySalesSuspense<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMonthlySalesSuspense<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMonthlySalesSuspense<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders, monthly
 */

export function useGetMonthlySalesSuspense<TData = Awaited<ReturnType<typeof getMonthlySales>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMonthlySales>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMonthlySalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






