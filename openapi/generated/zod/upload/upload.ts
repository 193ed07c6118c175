// Generated from openapi/openapi.yaml. Do not edit.
import {
  Problem,
  UploadInput,
  UploadedFile
} from '../schemas/index.ts';


/**
 * @summary Upload a picture
 */
export const UploadFileBody = UploadInput

export const UploadFile201Response = UploadedFile

export const UploadFile400Response = Problem

export const UploadFile401Response = Problem

export const UploadFile403Response = Problem

export const UploadFile413Response = Problem

export const UploadFile415Response = Problem

export const UploadFileDefaultResponse = Problem

