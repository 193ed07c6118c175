// Generated from openapi/openapi.yaml. Do not edit.
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  SaleInput,
  SaleProductAddition,
  SaleWithProducts,
  UnauthorizedResponse
} from '../../model/index.ts';

import {
  getGetCartQueryKey
} from '../cart/cart.ts';

import {
  getGetSaleQueryKey,
  getListSalesQueryKey
} from '../sales/sales.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readSaleWithProducts } from '../../readers/saleWithProducts.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateSaleUrl = () => {




  return `/sales`
}

/**
 * @summary Create a sale
 */
export const createSale = async (saleInput: SaleInput, options?: Parameters<typeof tokenHttp>[1]): Promise<SaleWithProducts | undefined> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return tokenHttp<SaleWithProducts | undefined>(getCreateSaleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saleInput)
  },
  readSaleWithProducts
);}





export const getCreateSaleMutationKey = () => ['createSale'] as const;

export const getCreateSaleMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSale>>, TError,CreateSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof createSale>>, TError,CreateSaleMutationVariables, TContext> => {

const mutationKey = getCreateSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSale>>, CreateSaleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSale(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createSale>>, variables: CreateSaleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSalesQueryKey(), getGetCartQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateSaleMutationResult = NonNullable<Awaited<ReturnType<typeof createSale>>>
    export type CreateSaleMutationBody = SaleInput
    export type CreateSaleMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type CreateSaleMutationVariables = {data: SaleInput}

    /**
 * @summary Create a sale
 */
export const useCreateSale = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSale>>, TError,CreateSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSale>>,
        TError,
        CreateSaleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateSaleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getAddProductToSaleUrl = (id: string,) => {




  return `/sales/${encodeURIComponent(String(id))}/add-product`
}

/**
 * 409 where it is in the sale already.
 * @summary Add a product to a sale
 */
export const addProductToSale = async (id: string,
    saleProductAddition: SaleProductAddition, options?: Parameters<typeof tokenHttp>[1]): Promise<SaleWithProducts> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return tokenHttp<SaleWithProducts>(getAddProductToSaleUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saleProductAddition)
  }
);}





export const getAddProductToSaleMutationKey = () => ['addProductToSale'] as const;

export const getAddProductToSaleMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToSale>>, TError,AddProductToSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductToSale>>, TError,AddProductToSaleMutationVariables, TContext> => {

const mutationKey = getAddProductToSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductToSale>>, AddProductToSaleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProductToSale(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addProductToSale>>, variables: AddProductToSaleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSaleQueryKey(variables.id), getGetCartQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddProductToSaleMutationResult = NonNullable<Awaited<ReturnType<typeof addProductToSale>>>
    export type AddProductToSaleMutationBody = SaleProductAddition
    export type AddProductToSaleMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse
    export type AddProductToSaleMutationVariables = {id: string;data: SaleProductAddition}

    /**
 * @summary Add a product to a sale
 */
export const useAddProductToSale = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToSale>>, TError,AddProductToSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductToSale>>,
        TError,
        AddProductToSaleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddProductToSaleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRemoveProductFromSaleUrl = (id: string,
    productId: string,) => {




  return `/sales/${encodeURIComponent(String(id))}/remove-product/${encodeURIComponent(String(productId))}`
}

/**
 * @summary Remove a product from a sale
 */
export const removeProductFromSale = async (id: string,
    productId: string, options?: Parameters<typeof tokenHttp>[1]): Promise<void> => {

  return tokenHttp<void>(getRemoveProductFromSaleUrl(id,productId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveProductFromSaleMutationKey = () => ['removeProductFromSale'] as const;

export const getRemoveProductFromSaleMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductFromSale>>, TError,RemoveProductFromSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProductFromSale>>, TError,RemoveProductFromSaleMutationVariables, TContext> => {

const mutationKey = getRemoveProductFromSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProductFromSale>>, RemoveProductFromSaleMutationVariables> = (props) => {
          const {id,productId} = props ?? {};

          return  removeProductFromSale(id,productId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeProductFromSale>>, variables: RemoveProductFromSaleMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSaleQueryKey(variables.id), getGetCartQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveProductFromSaleMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductFromSale>>>

    export type RemoveProductFromSaleMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type RemoveProductFromSaleMutationVariables = {id: string;productId: string}

    /**
 * @summary Remove a product from a sale
 */
export const useRemoveProductFromSale = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProductFromSale>>, TError,RemoveProductFromSaleMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProductFromSale>>,
        TError,
        RemoveProductFromSaleMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveProductFromSaleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
